import type { LegalVersionView } from '#src/shared/console/legal.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

type Props = { readonly version: LegalVersionView; readonly onDone: () => void; readonly onClose: () => void };

export const CallOffDialog = ({ version: { brand, document, version }, onDone, onClose }: Props) => (
  <OperationDialog
    title={`Cancel version ${version}`}
    consequence="This version will not take effect. The current version stays in force. The version number is not reused."
    label="Cancel version"
    to="callOffLegalVersion"
    input={(reason) => ({ brand, document, version, reason })}
    said={() => ({ title: `Version ${version} is canceled` })}
    onClose={onClose}
    onDone={onDone}
  />
);
