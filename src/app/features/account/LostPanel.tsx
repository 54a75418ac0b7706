import { t } from '#src/shared/text/t.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { PartProblem } from '../../frame/errors/PartProblem.tsx';

export function LostPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t`Your account`} placement="side" width={360}>
      <PartProblem onRetry={() => location.reload()}>{t`We could not load your account.`}</PartProblem>
    </Dialog>
  );
}
