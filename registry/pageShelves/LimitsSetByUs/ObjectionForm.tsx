import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { ObjectToLimitDocument } from '#src/gql/graphql.ts';
import { LEAST_OBJECTION, MOST_OBJECTION } from '#src/shared/limits/objections.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldFrame, inputFace } from '#src/ui/fields/Field.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { styled } from '#src/ui/stitches.ts';

const Area = styled('textarea', {
  ...inputFace,
  height: 'auto',
  minHeight: '96px',
  paddingBlock: '$8',
  resize: 'vertical',
  whiteSpace: 'pre-wrap',
});

/** Sends an objection to a limit. The updated cache then removes this form. */
export function ObjectionForm({ limitId }: { readonly limitId: string }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [object, { loading }] = useMutation(ObjectToLimitDocument);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = words.trim();
    if (loading) return;
    if (text.length < LEAST_OBJECTION) {
      setProblem(t`Tell us why you think this limit is wrong.`);
      return;
    }
    const later = t`We could not send your objection. Please try again later.`;
    const answer = await object({ variables: { limitId, text } }).catch(() => null);
    const result = answer?.data?.objectToLimit;
    if (result?.succeeded) toast({ about: 'objection', type: 'success', title: t`We received your objection` });
    else setProblem(result?.userErrors[0]?.message ?? later);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={12}>
        <FieldFrame label={t`Object to this limit`} error={problem}>
          {(attributes) => (
            <Area
              {...attributes}
              name="objection"
              maxLength={MOST_OBJECTION}
              value={words}
              onChange={({ currentTarget }) => {
                setWords(currentTarget.value);
                setProblem(null);
              }}
            />
          )}
        </FieldFrame>
        <Button type="submit" tone="secondary" busy={loading}>{t`Send objection`}</Button>
      </Stack>
    </form>
  );
}
