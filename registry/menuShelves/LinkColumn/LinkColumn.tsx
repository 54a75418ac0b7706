import type { FragmentType } from '@apollo/client';
import { type LinkColumnFragment, LinkColumnFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { ColumnTitle, LinkList, plainLink } from '#src/ui/linkColumn.tsx';
import { styled } from '#src/ui/stitches.ts';

const Way = styled(LinkTo, { all: 'unset', cursor: 'pointer', focusRing: 2 }, plainLink);

export function LinkColumn({ node }: { readonly node: FragmentType<LinkColumnFragment> }) {
  const { id, title, links } = useNode(LinkColumnFragmentDoc, node);
  const Tag = useHeading();
  if (links.length === 0) return null;
  return (
    <div>
      <ColumnTitle as={Tag} size={14}>
        {title}
      </ColumnTitle>
      <LinkList>
        {links.map(({ id: key, label, deepLink }) => (
          <li key={key}>
            <Way link={deepLink} of={id}>
              {label}
            </Way>
          </li>
        ))}
      </LinkList>
    </div>
  );
}
