import type { FragmentType } from '@apollo/client';
import { type QuickLinksFragment, QuickLinksFragmentDoc } from '#src/gql/graphql.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Rail } from '#src/ui/Rail.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Pill } from '../../parts/text/Pill.tsx';

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
