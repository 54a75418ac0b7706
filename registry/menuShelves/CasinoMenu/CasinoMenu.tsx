import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { type CasinoMenuFragment, CasinoMenuFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { menuEntry, narrowMenuEntry } from '#src/ui/menu/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { MenuFrame, MenuList, MenuTitle, rail } from '../../parts/shelf/menuParts.ts';

const Name = styled(LinkTo, menuEntry, {
  [rail]: { ...narrowMenuEntry, padding: '$6 0', borderRadius: '$10', letterSpacing: '-0.02em' },
});
const Label = styled('span', { minWidth: 0, truncate: true, [rail]: { maxWidth: '100%', whiteSpace: 'normal', overflow: 'visible' } });

export function CasinoMenu({ node }: { readonly node: FragmentType<CasinoMenuFragment> }) {
  const { id, heading, casinoItems } = useNode(CasinoMenuFragmentDoc, node);
  const { pathname } = useLocation();
  const tag = useHeading();
  return (
    <MenuFrame>
      {heading === null ? null : (
        <MenuTitle as={tag} size={13} tone="ink2">
          {heading}
        </MenuTitle>
      )}
      {casinoItems === null ? (
        <Text
          as="p"
          size={13}
          tone="ink2"
          css={{ padding: '$8 $12' }}
        >{t`We could not load the categories. You can still use the lobby.`}</Text>
      ) : (
        <MenuList>
          {casinoItems.map(({ id: key, label, icon, deepLink }) => (
            <li key={key}>
              <Name link={deepLink} of={id} aria-current={deepLink.canonicalUrl === pathname ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                <Label>{label}</Label>
              </Name>
            </li>
          ))}
        </MenuList>
      )}
    </MenuFrame>
  );
}
