import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Slots } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import type { FrameDrawing } from '../../frame/shell/DrawnLayout.tsx';
import { PlayersFrameSlots } from './PlayersFrameSlots.tsx';
import { BalanceBox } from '#src/ui/menu/BalanceBox.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { OwnEntries } from './OwnEntries.tsx';
import { OddsFormatChoice, ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';

export function AccountPanel({ onClose }: { readonly onClose: () => void }) {
  const { account } = useAuth();
  if (!account) return null;
  return (
    <Dialog open onClose={onClose} title={t`Your account`} titleHidden placement="side" width={360}>
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
            <PlayersFrameSlots
              surface="account-panel"
              skeleton={
                <>
                  <OwnBalance />
                  <Skeleton height={320} shape="card" />
                </>
              }
              instead={
                <>
                  <OwnBalance />
                  <Stack gap={16}>
                    <OddsFormatChoice />
                    <ThemeChoice />
                    <OwnEntries />
                  </Stack>
                </>
              }
              Draw={PanelSlots}
            />
          </Stack>
        </div>
      </Stack>
    </Dialog>
  );
}

/** Draws the balance if the published layout lacks it (product §2). */
function PanelSlots({ registry, layout }: FrameDrawing) {
  const { slots } = layout;
  if (slots.some(({ kind }) => kind === 'WalletBoxShelf')) return <Slots registry={registry} layout={layout} />;
  const of = (isLoyalty: boolean) => ({ ...layout, slots: slots.filter(({ kind }) => (kind === 'LoyaltyShelf') === isLoyalty) });
  return (
    <>
      <Slots registry={registry} layout={of(true)} />
      <OwnBalance />
      <Slots registry={registry} layout={of(false)} />
    </>
  );
}

function OwnBalance() {
  const { account } = useAuth();
  const { startup } = useStartup();
  const restrictedPath = startup?.responsibleGaming.restrictedBalancesDisclaimerLink.canonicalUrl ?? null;
  return account && <BalanceBox balances={account.balances} restrictedPath={restrictedPath} />;
}
