import { type ReactNode, useMemo, useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { Slots } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { type FrameDrawing, FrameSlots } from '../shell/FrameSlots.tsx';
import { BalanceBox } from './BalanceBox.tsx';
import { OddsFormatChoice, ThemeChoice } from './PreferenceChoices.tsx';

/** Who is logged in, what they have, and where they can go from here. */
export function AccountPanel({ onClose }: { readonly onClose: () => void }) {
  const { account } = useAuth();
  if (!account) return null;
  return (
    <Dialog open onClose={onClose} title="Your account" titleHidden placement="side" width={360}>
      <Stack gap={24} css={{ padding: '$24 $16' }}>
        <Stack gap={4} css={{ paddingInlineEnd: '$48' }}>
          <Heading as="p" size={22} truncate>
            {account.firstName} {account.lastName}
          </Heading>
          <Text tone="ink2" truncate>
            {account.email}
          </Text>
        </Stack>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside act; a press of Enter on one is a click too */}
        <div onClick={(event) => (event.target instanceof Element && event.target.closest('a, [data-leads-away]') ? onClose() : undefined)}>
          <Stack gap={24}>
            <FrameSlots
              surface="account-panel"
              isPlayers
              skeleton={<WithMoney below={<Skeleton height={320} shape="card" />} />}
              instead={<WithMoney below={<OwnEntries />} />}
              Draw={PanelSlots}
            />
          </Stack>
        </div>
      </Stack>
    </Dialog>
  );
}

/** Loyalty above the money, all else below it (product §2). */
function PanelSlots({ registry, layout }: FrameDrawing) {
  const [loyalty, rest] = useMemo(() => {
    const of = (isLoyalty: boolean) => ({ ...layout, slots: layout.slots.filter(({ kind }) => (kind === 'LoyaltyShelf') === isLoyalty) });
    return [of(true), of(false)];
  }, [layout]);
  return (
    <>
      <Slots registry={registry} layout={loyalty} />
      <WithMoney below={<Slots registry={registry} layout={rest} />} />
    </>
  );
}

function WithMoney({ below }: { readonly below: ReactNode }) {
  const { account } = useAuth();
  return (
    <>
      {account && <BalanceBox balances={account.balances} />}
      {below}
    </>
  );
}

/** What must always be at hand, also when the published entries are not: prices, looks, the way out. */
function OwnEntries() {
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap={16}>
      <OddsFormatChoice />
      <ThemeChoice />
      <Button tone="secondary" block icon="log-out" onClick={() => setAsking(true)}>
        Log Out
      </Button>
      {asking ? <LogOutDialog onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

function LogOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { logOut } = useAuth();
  const { options } = useBrand();
  const [busy, setBusy] = useState(false);
  const leave = (): void => {
    setBusy(true);
    logOut('manual');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title="Log out?"
      description={`${options.sportsbook ? 'Your open bets stay as they are. ' : ''}You can log in again at any time.`}
      width={360}
      actions={
        <Row gap={12}>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={leave}>
            Log Out
          </Button>
        </Row>
      }
    />
  );
}
