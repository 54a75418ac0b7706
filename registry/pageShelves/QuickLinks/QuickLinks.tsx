import type { FragmentType } from '@apollo/client';
import { type QuickLinksFragment, QuickLinksFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useHeading } from '#src/render/index.ts';

const Pill = styled(LinkTo, {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  height: '44px',
  paddingInline: '$16',
  borderRadius: '$pill',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'transform $quick',
  focusRing: 1,
  '& > span:first-child': { color: '$accentInk' },
  '@hover': { '&:hover': { backgroundColor: '$surface2', borderColor: '$lineStrong' } },
  '&:active': { transform: 'scale(0.98)' },
  '@reduced': { transition: 'none', '&:active': { transform: 'none' } },
});

export function QuickLinks({ node }: { readonly node: FragmentType<QuickLinksFragment> }) {
  const { id, title, links } = useNode(QuickLinksFragmentDoc, node);
  const Heading = useHeading();
  const followable = links.filter(({ deepLink }) => deepLink !== null);
  if (followable.length === 0) return null;
  return (
    <nav aria-label={title}>
      <VisuallyHidden as={Heading}>{title}</VisuallyHidden>
      <Rail label={title} buttons="none">
        {followable.map((link) => (
          <Pill key={link.id} link={link.deepLink} of={id}>
            <Icon name={link.icon} size={20} />
            {link.label}
          </Pill>
        ))}
      </Rail>
    </nav>
  );
}
