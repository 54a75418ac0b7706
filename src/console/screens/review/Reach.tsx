import type { Coverage } from '#src/shared/console/review.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { reachInWords, restInWords, groupByEffect } from './reach.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$8',
  paddingInlineStart: '28px',
  '& code': { fontFamily: 'ui-monospace, monospace', fontSize: '$12', color: '$ink3', overflowWrap: 'anywhere' },
});

type ReachProps = {
  readonly coverage: Coverage | null;
  readonly document: unknown;
};

export function Reach({ coverage, document }: ReachProps) {
  const isWhole = coverage === null || coverage.share === 0;
  const rest = coverage === null ? [] : restInWords(coverage);
  return (
    <Stack gap={8}>
      <Row gap={8} align="start" css={isWhole && rest.length === 0 ? { color: '$ink3' } : { color: '$warning' }}>
        <Icon name={isWhole && rest.length === 0 ? 'info' : 'alert'} size={20} />
        <Text as="p" tone={isWhole ? 'ink2' : 'ink1'}>
          {reachInWords(coverage)}
          {isWhole ? rest.map((words) => ` ${words}`) : null}
        </Text>
      </Row>
      {coverage === null || isWhole ? null : (
        <List aria-label="What they see instead">
          {groupByEffect(coverage.nodes, document).map(({ words, names }) => (
            <li key={words}>
              <Stack gap={0}>
                <span>{words}</span>
                <code>{names.join(', ')}</code>
              </Stack>
            </li>
          ))}
          {rest.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </List>
      )}
    </Stack>
  );
}
