import type { FragmentType } from '@apollo/client';
import { type FormEvent, useRef, useState } from 'react';
import { type ChangePasswordFragment, ChangePasswordFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { ActionNotice } from '../../parts/shelf/ActionNotice.tsx';
import { useCodeGate } from '#src/render/codeGate/useCodeGate.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { type Entered, NAMES, type Problems, problemsOf } from './passwords.ts';
import { useSaving } from './useSaving.ts';

export function ChangePassword({ node }: { readonly node: FragmentType<ChangePasswordFragment> }) {
  const { title, text } = useNode(ChangePasswordFragmentDoc, node);
  const form = useRef<HTMLFormElement>(null);
  const gate = useCodeGate('PASSWORD');
  const save = useSaving(gate);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);

  const refuse = (found: Problems): void => {
    setProblems(found);
    const first = NAMES.find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setIsDone(false);
    const entered = enteredIn(event.currentTarget);
    const found = problemsOf(entered);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const refused = await save(entered);
    setIsBusy(false);
    if (refused) return refuse(refused);
    form.current?.reset();
    setIsDone(true);
  };

  return (
    <>
      <ShelfHead title={title} />
      <Card padding={16} css={{ maxWidth: '560px' }}>
        <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={16}>
            <Text as="p" tone="ink2">
              {text}
            </Text>
            <Field
              label={t`Current password`}
              name="current"
              type="password"
              autoComplete="current-password"
              error={problems.current ?? null}
            />
            <Field
              label={t`New password`}
              name="next"
              type="password"
              autoComplete="new-password"
              hint={t`Use 8 characters or more`}
              error={problems.next ?? null}
            />
            <Field label={t`Repeat new password`} name="again" type="password" autoComplete="new-password" error={problems.again ?? null} />
            {problems.whole === undefined ? null : (
              <Text role="alert" tone="negative">
                {problems.whole}
              </Text>
            )}
            {isDone ? <ActionNotice end={{ kind: 'done', next: null, said: t`We changed your password.` }} hasFocus /> : null}
            <Button type="submit" busy={isBusy}>{t`Change password`}</Button>
          </Stack>
        </form>
        {gate.dialog}
      </Card>
    </>
  );
}

function enteredIn(form: HTMLFormElement): Entered {
  const fields = new FormData(form);
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { current: text('current'), next: text('next'), again: text('again') };
}
