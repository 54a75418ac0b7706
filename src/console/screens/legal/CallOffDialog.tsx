import type { LegalVersionView } from '#src/shared/console/legal.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

type Props = { readonly version: LegalVersionView; readonly onDone: () => void; readonly onClose: () => void };

export const CallOffDialog = ({ version: { brand, document, version }, onDone, onClose }: Props) => (
  <OperationDialog
    title={`Call off version ${version}`}
    consequence="It will not hold. The version before it holds on, and its number is not given again."
    label="Call it off"
    to="callOffLegalVersion"
    input={(reason) => ({ brand, document, version, reason })}
    said={() => ({ title: `Version ${version} is called off` })}
    onClose={onClose}
    onDone={onDone}
  />
);
