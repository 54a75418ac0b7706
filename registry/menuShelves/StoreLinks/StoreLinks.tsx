import type { FragmentType } from '@apollo/client';
import { type StoreLinksFragment, StoreLinksFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { styled } from '#src/ui/stitches.ts';
import { StoreMark } from './StoreMark.tsx';

const Apps = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$8', minWidth: '100%' });
const face = {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$8',
  minHeight: '44px',
  paddingInline: '$16',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  color: '$ink1',
  text: 14,
  fontWeight: '$medium',
  cursor: 'pointer',
  focusRing: 2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
} as const;
const InStore = styled('a', face);
const Explained = styled(LinkTo, face);

/** Allows only https, because these addresses are not validated elsewhere. */
const isSafe = (url: string | null): boolean => url?.startsWith('https://') ?? false;

/** Omits stores without a safe address. If none is left, explains how to add the site to the home screen. */
export function StoreLinks({ node }: { readonly node: FragmentType<StoreLinksFragment> }) {
  const { id, apps, withoutStore } = useNode(StoreLinksFragmentDoc, node);
  const inStores = apps.filter(({ url }) => isSafe(url));
  if (inStores.length === 0 && withoutStore === null) return null;
  return (
    <Apps>
      {inStores.map(({ id: key, platform, label, url }) => (
        <li key={key}>
          <InStore href={url ?? ''} rel="noopener noreferrer">
            <StoreMark platform={platform} />
            {label}
            <LeavesSite opensNewTab={false} />
          </InStore>
        </li>
      ))}
      {inStores.length === 0 ? (
        <li>
          <Explained link={withoutStore} of={id}>
            <Icon name="home" size={20} />
            {t`Add to home screen`}
          </Explained>
        </li>
      ) : null}
    </Apps>
  );
}
