import { Icon } from '#src/ui/Icon.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import type { Reading, FileProblem } from '../preview/ownFile.ts';
import { problemInWords } from '../ui/problemInWords.ts';

const Line = styled('li', {
  display: 'flex',
  gap: '$8',
  alignItems: 'flex-start',
  paddingY: '$8',
  '& + &': { borderTop: '1px solid $line' },
});
const Where = styled('code', { text: 13, fontFamily: 'ui-monospace, monospace', color: '$ink2', overflowWrap: 'anywhere' });

export function Validation({ name, reading }: { readonly name: string; readonly reading: Reading | null }) {
  return (
    <Card padding={16}>
      <Stack gap={8} aria-live="polite">
        <Heading as="h2" size={16}>
          {verdict(name, reading)}
        </Heading>
        {reading && reading.problems.length > 0 ? <Lines said={reading.problems} label="Errors" tone="negative" /> : null}
        {reading && reading.warnings.length > 0 ? <Lines said={reading.warnings} label="Warnings" tone="warning" /> : null}
      </Stack>
    </Card>
  );
}

function verdict(name: string, reading: Reading | null): string {
  if (!reading) return `Reading ${name}`;
  const { length } = reading.problems;
  if (length > 0) return `${name} can’t be published: ${length === 1 ? '1 error' : `${length} errors`}`;
  return `${name} can be published${reading.surface === null ? '' : ` to ${reading.surface}`}`;
}

function Lines({
  said,
  label,
  tone,
}: {
  readonly said: readonly FileProblem[];
  readonly label: string;
  readonly tone: 'negative' | 'warning';
}) {
  return (
    <ul aria-label={label}>
      {said.map((each) => {
        const { where, what } = problemInWords(each);
        return (
          <Line key={`${where} ${what}`}>
            <Text tone={tone}>
              <Icon name="alert" size={20} />
            </Text>
            <Stack gap={0}>
              <Text weight="medium">{what}</Text>
              <Where>{where}</Where>
            </Stack>
          </Line>
        );
      })}
    </ul>
  );
}
