import type { AppTourFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

const Dots = styled('div', { display: 'flex', justifyContent: 'center', gap: '$8' });
const Dot = styled('span', {
  size: '8px',
  borderRadius: '4px',
  backgroundColor: '$lineStrong',
  variants: { here: { true: { width: '20px', backgroundColor: '$accent' } } },
});
const Card = styled('div', { minHeight: '124px' });

type TourCardProps = { readonly steps: AppTourFragment['steps']; readonly at: number };

export function TourCard({ steps, at }: TourCardProps) {
  const level = useHeading(1);
  const step = steps[at];
  if (step === undefined) return null;
  return (
    <Stack gap={16}>
      <DialogArt name={step.illustration} />
      <Card aria-live="polite">
        <Stack gap={8}>
          <Text size={12} tone="ink2">{t`${at + 1} of ${steps.length}`}</Text>
          <Heading as={level} size={18}>
            {step.title}
          </Heading>
          <Paragraphs text={step.body} />
        </Stack>
      </Card>
      <Dots aria-hidden>
        {steps.map(({ id }, index) => (
          <Dot key={id} here={index === at} />
        ))}
      </Dots>
    </Stack>
  );
}
