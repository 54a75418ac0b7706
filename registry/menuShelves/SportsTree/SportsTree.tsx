import type { FragmentType } from '@apollo/client';
import { type SportsTreeFragment, SportsTreeFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Text } from '#src/ui/Text.tsx';
import { MenuFrame, MenuList, MenuTitle } from '../../parts/shelf/menuParts.ts';
import { Branch, type Entry } from './Branch.tsx';
import { moveInTree } from './moveInTree.ts';

export function SportsTree({ node }: { readonly node: FragmentType<SportsTreeFragment> }) {
  const { heading, sports } = useNode(SportsTreeFragmentDoc, node);
  const tag = useHeading();
  const entries: readonly Entry[] = sports ?? [];
  return (
    <MenuFrame onKeyDown={moveInTree}>
      {heading === null ? null : (
        <MenuTitle as={tag} size={13} tone="ink2">
          {heading}
        </MenuTitle>
      )}
      {sports === null ? (
        <Text
          as="p"
          size={13}
          tone="ink2"
          css={{ padding: '$8 $12' }}
        >{t`We could not load the sports. You can still use search and the home page.`}</Text>
      ) : null}
      <MenuList>
        {entries.map((entry) => (
          <Branch key={entry.id} entry={entry} level={0} />
        ))}
      </MenuList>
    </MenuFrame>
  );
}
