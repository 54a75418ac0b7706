import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { selectedIds } from '../../overlay.ts';
import type { WantedBets } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { useBetslipState } from '../panel/panelHooks.ts';
import { selectionsText } from '../panel/selectionsText.ts';

export function JoinDialog({ bets }: { readonly bets: WantedBets }) {
  const { frame, take, open } = useBetslipContext();
  const count = selectedIds(useBetslipState()).size;
  const close = (): void => frame.setState({ joining: null });
  const choose = (replaces: boolean): void => {
    close();
    take({ ...bets, replaces });
    open();
  };
  return (
    <Dialog
      open
      onClose={close}
      width={400}
      title={t`Your betslip has ${selectionsText(count)}`}
      description={t`Add this bet to them, or replace them with this bet.`}
      actions={
        <>
          <Button tone="secondary" onClick={() => choose(true)}>{t`Replace betslip`}</Button>
          <Button onClick={() => choose(false)}>{t`Add to betslip`}</Button>
        </>
      }
    />
  );
}
