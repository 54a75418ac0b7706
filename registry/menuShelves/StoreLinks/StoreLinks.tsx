import type { FragmentType } from '@apollo/client';
import { type StoreLinksFragment, StoreLinksFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
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

/** Allows only https, because these addresses come from the server and nobody has validated them. */
const isSafe = (url: string | null): url is string => url?.startsWith('https://') ?? false;

export function StoreLinks({ node }: { readonly node: FragmentType<StoreLinksFragment> }) {
  const { id, apps, withoutStore } = useNode(StoreLinksFragmentDoc, node);
  return (
    <Apps>
      {apps.map(({ id: key, platform, label, url }) => (
        <li key={key}>
          {isSafe(url) ? (
            <InStore href={url} rel="noopener noreferrer">
              <StoreMark platform={platform} />
              {label}
              <LeavesSite opensNewTab={false} />
            </InStore>
          ) : (
            <Explained link={withoutStore} of={id}>
              <StoreMark platform={platform} />
              {label}
            </Explained>
          )}
        </li>
      ))}
    </Apps>
  );
}
