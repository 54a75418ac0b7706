import type { FragmentType } from '@apollo/client';
import { type DefaultFragment, DefaultFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { CopyButton } from '../../parts/text/CopyButton.tsx';

const looks = {
  PLAIN: {},
  STRONG: { '& dt': { color: '$ink1', fontWeight: '$medium' }, '& dd': { fontWeight: '$bold' } },
  POSITIVE: { '& dd': { color: '$positive', fontWeight: '$bold' } },
  PENDING: { '& dd': { color: '$warning', fontWeight: '$medium' } },
} as const;

const Line = styled('dl', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '$16',
  margin: 0,
  paddingBlock: '$4',
  text: 14,
  '& dt': { minWidth: 0, color: '$ink2', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, maxWidth: '80%', textAlign: 'end', color: '$ink1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  variants: {
    look: looks,
  },
});

export function Default({ node }: { readonly node: FragmentType<DefaultFragment> }) {
  const { label, value, style, canCopy } = useNode(DefaultFragmentDoc, node);
  return (
    <Line look={Object.hasOwn(looks, style) ? style : 'PLAIN'}>
      <dt>{label}</dt>
      <dd>
        {value}
        {canCopy ? <CopyButton label={label} value={value} /> : null}
      </dd>
    </Line>
  );
}
