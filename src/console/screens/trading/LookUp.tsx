import { type FormEvent, useState } from 'react';
import { isReason } from '#src/shared/console/limits.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Filters } from '../../ui/controls.tsx';
import type { Refusal } from '../../api/index.ts';
import { Problem } from '../../ui/Problem.tsx';
import { ReasonField } from '../../ui/ReasonField.tsx';

type LookUpProps = {
  readonly name: string;
  readonly idLabel: string;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly onLook: (id: string, reason: string) => void;
};

/** Asks for a reason, because the server audits operator and reason. */
export function LookUp({ name, idLabel, isBusy, refusal, onLook }: LookUpProps) {
  const [id, setId] = useState('');
  const [why, setWhy] = useState('');
  const [wasTried, setTried] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isReason(why)) onLook(id.trim(), why.trim());
  }
  return (
    <>
      <form onSubmit={submit} aria-label={name}>
        <Filters>
          <Field label={idLabel} value={id} required onChange={({ target }) => setId(target.value)} />
          <ReasonField value={why} wasTried={wasTried} onChange={setWhy} />
          <Button type="submit" tone="secondary" busy={isBusy}>
            Look up
          </Button>
        </Filters>
      </form>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </>
  );
}
