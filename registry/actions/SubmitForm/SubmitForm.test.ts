import { expect, it, vi } from 'vitest';
import { SubmitForm } from '#fixtures/actions/SubmitForm.ts';
import { SubmitFormDocument } from '#src/gql/graphql.ts';
import { submitForm } from './SubmitForm.ts';

const action = SubmitForm.usual.node;
const contextOf = (answer: unknown) => {
  const mutate = vi.fn(() => Promise.resolve({ data: answer && { submitForm: answer } }));
  return { mutate, context: { client: { mutate: mutate as never }, actionId: 'id-1', of: 'fields_ab' } };
};

it('a form is sent with its answers and its part, and the confirmation names the reference', async () => {
  const { mutate, context } = contextOf({ succeeded: true, userErrors: [], reference: 'r-7' });
  expect(await submitForm.run(action, { email: 'a@b.test' }, context)).toMatchObject({
    said: `${action.successText} Your reference is r-7.`,
  });
  expect(mutate).toHaveBeenCalledExactlyOnceWith({
    mutation: SubmitFormDocument,
    variables: { formId: 'contact-us', partId: 'fields_ab', answers: { email: 'a@b.test' }, actionId: 'id-1' },
  });
});

it('submitting a form fails when no answer comes', async () => {
  await expect(submitForm.run(action, {}, contextOf(undefined).context)).rejects.toThrow('not answered');
});
