import { useState } from 'react';
import { isEmail, OPERATOR_NAME_MAX } from '#src/shared/console/limits.ts';
import type { OperatorRole } from '#src/shared/console/operators.ts';
import { Field } from '#src/ui/fields/Field.tsx';
import { type Choice, SelectField } from '../../ui/controls.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';

const ROLES: readonly Choice<OperatorRole>[] = [
  { value: 'viewer', label: 'Viewer: can view' },
  { value: 'editor', label: 'Editor: writes drafts' },
  { value: 'approver', label: 'Approver: approves and publishes other people’s drafts' },
  { value: 'trader', label: 'Trader: results, prices, limits' },
  { value: 'compliance', label: 'Compliance: approves guarded content and accounts' },
];

export function NewAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const [wasTried, setTried] = useState(false);
  const hasEmail = isEmail(email.trim());
  const hasName = name.trim() !== '';
  return (
    <OperationDialog
      title="New account"
      consequence="A second person must confirm. Then you give your colleague a link to set up a second factor, and the person who confirms gives them the password. For 7 days, neither of you can sign together with this colleague."
      label="Propose account"
      to="createOperator"
      input={(reason) => {
        setTried(true);
        return hasEmail && hasName ? { email: email.trim(), name: name.trim(), role, reason } : null;
      }}
      said={() => ({ title: `${name.trim()} has an account` })}
      onClose={onClose}
    >
      <Field
        label="Email address"
        inputMode="email"
        autoComplete="off"
        value={email}
        error={wasTried && !hasEmail ? 'Enter an address such as ann@example.com.' : null}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Field
        label="Name"
        autoComplete="off"
        maxLength={OPERATOR_NAME_MAX}
        value={name}
        error={wasTried && !hasName ? 'Enter the name your colleagues use.' : null}
        onChange={({ target }) => setName(target.value)}
      />
      <SelectField label="Role" value={role} choices={ROLES} onChange={setRole} />
    </OperationDialog>
  );
}
