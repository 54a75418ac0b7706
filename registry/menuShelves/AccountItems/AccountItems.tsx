import type { FragmentType } from '@apollo/client';
import { memo, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AccountItemsFragment, AccountItemsFragmentDoc, type AccountLeafFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useHeading, useLink, useNode } from '#src/render/index.ts';
import { LIMITS_SET_BY_US } from '#src/shared/limits/objections.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { useUnreadLimits } from '../../parts/useUnreadLimits.ts';
import { ClientEntry } from './ClientEntry.tsx';
import { entryFace, EntryText } from './entryStyles.ts';

const List = styled('ul', {
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li:empty': { display: 'none' },
});
const Inner = styled(List, { paddingInlineStart: '$32' });
const LeafLink = styled(LinkTo, entryFace);
const Toggle = styled('button', entryFace, {
  '& > [data-sign]': { transition: 'transform $quick' },
  '&[aria-expanded="true"] > [data-sign]': { transform: 'rotate(90deg)' },
  '@reduced': { '& > [data-sign]': { transition: 'none' } },
});

type Item = AccountItemsFragment['entries'][number];

export function AccountItems({ node }: { readonly node: FragmentType<AccountItemsFragment> }) {
  const { id, heading, entries } = useNode(AccountItemsFragmentDoc, node);
  const tag = useHeading();
  return (
    <nav aria-label={heading ?? t`Account`}>
      {heading === null ? null : (
        <Heading as={tag} size={13} tone="ink2" css={{ padding: '$8 $12' }}>
          {heading}
        </Heading>
      )}
      <List>
        {entries.map((entry, at) => (
          <li key={'id' in entry ? entry.id : at}>
            <Entry entry={entry} of={id} />
          </li>
        ))}
      </List>
    </nav>
  );
}

const Entry = memo(function Entry({ entry, of }: { readonly entry: Item; readonly of: string }) {
  switch (entry.__typename) {
    case 'ClientDisplay':
      return <ClientEntry display={entry.display} icon={entry.icon} of={of} />;
    case 'ClientDisplayDescriptive':
      return <ClientEntry display={entry.display} icon={entry.icon} description={entry.description} of={of} />;
    case 'Leaf':
      return <LeafEntry leaf={entry} of={of} />;
    case 'Parent':
      return <ParentEntry parent={entry} of={of} />;
    default:
      return null;
  }
});

function LeafEntry({ leaf, of }: { readonly leaf: AccountLeafFragment; readonly of: string }) {
  const { pathname } = useLocation();
  const followed = useLink(leaf.deepLink, of);
  const isHere = followed?.kind === 'page' && followed.path === pathname;
  return (
    <LeafLink link={leaf.deepLink} of={of} aria-current={isHere ? 'page' : undefined}>
      <Icon name={leaf.icon} size={20} />
      <EntryText>{leaf.label}</EntryText>
      {followed?.kind === 'page' && LIMITS_SET_BY_US.startsWith(followed.path) && followed.path !== '/account' ? <UnreadLimits /> : null}
    </LeafLink>
  );
}

function UnreadLimits() {
  const unread = useUnreadLimits();
  return unread === 0 ? null : (
    <Badge tone="warning" round aria-label={t`${unread} new on limits set by us`}>
      {unread}
    </Badge>
  );
}

function ParentEntry({ parent, of }: { readonly parent: Extract<Item, { __typename: 'Parent' }>; readonly of: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={parent.icon} size={20} />
        <EntryText>{parent.label}</EntryText>
        <span data-sign="" aria-hidden>
          <Icon name="chevron-right" size={16} />
        </span>
      </Toggle>
      <Inner id={listId} hidden={!isOpen} css={isOpen ? {} : { display: 'none' }}>
        {isOpen
          ? parent.children.map((leaf) => (
              <li key={leaf.id}>
                <LeafEntry leaf={leaf} of={of} />
              </li>
            ))
          : null}
      </Inner>
    </>
  );
}
