import type { FragmentType } from '@apollo/client';
import { type ComponentType, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { type AccountEntryFragment, AccountEntryFragmentDoc } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { useNode, useRenderPorts } from '#src/render/index.ts';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { useUnreadLimits } from '../../parts/useUnreadLimits.ts';
import { useAccountNews } from './accountNews.ts';
import { ProfitBoostTip } from './ProfitBoostTip.tsx';

const Face = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '$8',
  minWidth: '152px',
  height: '44px',
  paddingInline: '$12 $4',
  borderRadius: '$pill',
  border: '1px solid $onChromeDim',
  color: '$onChrome',
  text: 14,
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  focusRing: 2,
});

const Place = styled('span', { position: 'relative', display: 'inline-flex' });

const Initials = styled('span', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: '34px',
  borderRadius: '$pill',
  backgroundColor: '$accent',
  color: '$onAccent',
  text: 12,
  fontWeight: '$bold',
});

const Dot = styled('span', {
  position: 'absolute',
  top: '-2px',
  insetInlineEnd: '-2px',
  size: '12px',
  borderRadius: '$pill',
  backgroundColor: '$bonus',
  border: '2px solid $chrome',
});

type Panel = ComponentType<{ readonly onClose: () => void }>;

export function AccountEntry({ node }: { readonly node: FragmentType<AccountEntryFragment> }) {
  const { label, newsText, boostsText } = useNode(AccountEntryFragmentDoc, node);
  const { isLoggedIn, account, isAccountLost } = useAuth();
  if (isLoggedIn !== true) return null;
  if (account) return <Opener label={label} newsText={newsText} boostsText={boostsText} account={account} />;
  // Shows an anonymous avatar until the account is known, and if it fails to load (product §4).
  return (
    <Face as={Link} to="/account" aria-label={label} css={{ justifyContent: 'space-between' }}>
      {isAccountLost ? <span>{label}</span> : <Skeleton width={80} height={16} shape="text" />}
      <Initials aria-hidden>
        <Icon name="user" size={20} />
      </Initials>
    </Face>
  );
}

type OpenerProps = Pick<AccountEntryFragment, 'label' | 'newsText' | 'boostsText'> & {
  readonly account: NonNullable<ReturnType<typeof useAuth>['account']>;
};

function Opener({ label, newsText, boostsText, account }: OpenerProps) {
  const { hasInvitation, hasCashback, hasProfitBoost } = useAccountNews();
  const unread = useUnreadLimits();
  const hasNews = hasInvitation || hasCashback;
  const { loadAccountPanel } = useRenderPorts();
  const [open, setOpen] = useState(false);
  const [AccountPanel, setPanel] = useState<Panel | null>(null);
  const load = (): void =>
    void loadAccountPanel().then(
      (panel) => setPanel(() => panel),
      (error: unknown) => reportError('boot', error),
    );
  const show = (isOpen: boolean): void => {
    if (isOpen) load();
    setOpen(isOpen);
  };
  useSheetEntry('account', open, show);
  const balance = account.balances.totalPlayableBalance.formattedAmount;
  const initials = `${account.firstName.slice(0, 1)}${account.lastName.slice(0, 1)}`.toUpperCase();
  return (
    <Place>
      <Face
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={
          t`${label}, balance ${balance}` + (hasNews ? `, ${newsText}` : '') + (unread > 0 ? t`, ${unread} new on limits set by us` : '')
        }
        onPointerEnter={load}
        onClick={() => show(true)}
      >
        <span data-testid="header-balance">{balance}</span>
        <Initials aria-hidden>
          {initials === '' ? <Icon name="user" size={20} /> : initials}
          {hasNews || unread > 0 ? <Dot /> : null}
        </Initials>
      </Face>
      {open ? null : <ProfitBoostTip hasProfitBoost={hasProfitBoost} text={boostsText} />}
      {open && AccountPanel ? (
        <Suspense fallback={null}>
          <AccountPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Place>
  );
}
