import { FieldProblem } from './Field.tsx';

export const describedBy = (id: string): string => `${id}-hint ${id}-errors`;

export const FieldProblems = ({ id, messages }: { readonly id: string; readonly messages: readonly string[] }) => (
  <div aria-live="polite" id={`${id}-errors`}>
    {messages.map((message) => (
      <FieldProblem key={message}>{message}</FieldProblem>
    ))}
  </div>
);
