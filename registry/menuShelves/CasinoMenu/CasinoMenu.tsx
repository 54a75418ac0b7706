import type { FragmentType } from '@apollo/client';
import { useLocation } from 'react-router-dom';
import { type CasinoMenuFragment, CasinoMenuFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useNode } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';

const rail = '[data-menu="rail"] &';

const Frame = styled('div', { width: '100%', minWidth: 0 });
const Title = styled(Heading, { padding: '$16 $12 $8', [rail]: { display: 'none' } });
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0, listStyle: 'none' });
const Name = styled(LinkTo, {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  minHeight: '44px',
  paddingInline: '$12',
  borderRadius: '$control',
  color: '$ink2',
  textDecoration: 'none',
  text: 14,
  fontWeight: '$medium',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2', color: '$ink1' } },
  '&[aria-current="page"]': { backgroundColor: '$accentSoft', color: '$accentInk' },
  [rail]: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '$4',
    minHeight: '56px',
    padding: '$6 $4',
    borderRadius: '$10',
    text: 12,
    textAlign: 'center',
  },
});
const Label = styled('span', { minWidth: 0, truncate: true, [rail]: { maxWidth: '100%', whiteSpace: 'normal', overflow: 'visible' } });

/** A narrow menu shows icons over their names. */
export function CasinoMenu({ node }: { readonly node: FragmentType<CasinoMenuFragment> }) {
  const { id, heading, casinoItems } = useNode(CasinoMenuFragmentDoc, node);
  const { pathname } = useLocation();
  const tag = useHeading();
  return (
    <Frame>
      {heading === null ? null : (
        <Title as={tag} size={13} tone="ink2">
          {heading}
        </Title>
      )}
      {casinoItems === null ? (
        <Text as="p" size={13} tone="ink2" css={{ padding: '$8 $12' }}>
          The categories could not be loaded. The lobby still works.
        </Text>
      ) : (
        <List>
          {casinoItems.map(({ id: key, label, icon, deepLink }) => (
            <li key={key}>
              <Name link={deepLink} of={id} aria-current={deepLink.canonicalUrl === pathname ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                <Label>{label}</Label>
              </Name>
            </li>
          ))}
        </List>
      )}
    </Frame>
  );
}
