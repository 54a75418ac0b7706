import { styled } from '#src/ui/stitches.ts';

export const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: '$12',
  margin: '$8 0 0',
  paddingTop: '$12',
  borderTop: '1px solid $line',
  '& dt': { text: 12, color: '$ink2' },
  '& dd': { margin: 0, text: 16, fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' },
  variants: { wide: { true: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' } } },
});

export const Fact = ({ term, children }: { readonly term: string; readonly children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
