import { FieldProblem } from './Field.tsx';

/** What describes a field of a form that is drawn by a schema: its hint, and its `FieldProblems`. */
export const describedBy = (id: string): string => `${id}-hint ${id}-errors`;

/** All that is wrong with the field of this id. */
export const FieldProblems = ({ id, messages }: { readonly id: string; readonly messages: readonly string[] }) => (
  <div aria-live="polite" id={`${id}-errors`}>
    {messages.map((message) => (
      <FieldProblem key={message}>{message}</FieldProblem>
    ))}
  </div>
);
