import { useEffect, useRef, useState } from 'react';
import type { BetCardFragment, CashOutStateFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { AutomaticCashOut } from './AutomaticCashOut.tsx';
import { CashOutAmount } from './CashOutAmount.tsx';
import { CashOutNotice } from './CashOutNotice.tsx';
import { CashOutUnderWay, waitingOf } from './CashOutUnderWay.tsx';
import type { useCashOut } from './useCashOut.ts';

type Mode = 'automatic' | 'part' | 'whole';
const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'whole', label: t`All` },
  { value: 'part', label: t`Part` },
  { value: 'automatic', label: t`Auto` },
];

/** Time before a cash-out quote expires at which the dialog renews it. */
const AHEAD_MS = 1_500;

type Props = {
  readonly bet: BetCardFragment;
  readonly cashOut: CashOutStateFragment;
  readonly acts: ReturnType<typeof useCashOut>;
  readonly onClose: () => void;
};

/** Cashes out a bet for at least the amount on the dialog's button. */
export function CashOutDialog({ bet, cashOut, acts, onClose }: Props) {
  const [mode, setMode] = useState<Mode>(cashOut.quote ? 'whole' : 'automatic');
  useFreshQuote(cashOut, acts.look);
  const waiting = waitingOf(cashOut, acts);
  const hasParts = cashOut.quote === null || cashOut.quote.parts !== null;
  const finish = (title: string, body: string): void => {
    toast({ type: 'success', title, body });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Cash out`} placement="centre" width={480}>
      <Stack gap={16}>
        <Segmented
          legend={t`Amount to cash out`}
          options={hasParts ? MODES : MODES.filter(({ value }) => value !== 'part')}
          value={mode}
          onChange={(next) => {
            acts.forget();
            setMode(next);
          }}
        />
        {mode === 'automatic' ? (
          <AutomaticCashOut cashOut={cashOut} acts={acts} onDone={finish} />
        ) : (
          <CashOutAmount key={mode} bet={bet} cashOut={cashOut} isPart={mode === 'part'} acts={acts} />
        )}
        {waiting && mode !== 'automatic' ? (
          <CashOutUnderWay {...waiting} />
        ) : (
          <CashOutNotice acts={acts} asksAgain={cashOut.quote === null} />
        )}
      </Stack>
    </Dialog>
  );
}

function useFreshQuote({ quote }: CashOutStateFragment, look: () => Promise<void>): void {
  const { clock } = usePlatform();
  const latest = useRef(look);
  latest.current = look;
  const expiresAt = quote?.expiresAt;
  useEffect(() => void latest.current(), []);
  useEffect(() => {
    if (expiresAt === undefined) return;
    const timer = setTimeout(() => void latest.current(), Math.max(Date.parse(expiresAt) - clock.now() - AHEAD_MS, AHEAD_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, clock]);
}
