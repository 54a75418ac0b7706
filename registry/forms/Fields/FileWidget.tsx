import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import { newId } from '#src/platform/ids.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { inputFace } from '#src/ui/Field.tsx';
import { styled } from '#src/ui/stitches.ts';
import { describedBy } from './templates.tsx';
import { fileProblem, limitsIn, limitsInWords, nameOf, rememberName } from './files.ts';

const Input = styled('input', inputFace, {
  height: 'auto',
  minHeight: '44px',
  paddingBlock: '$8',
  cursor: 'pointer',
  '&::file-selector-button': {
    marginInlineEnd: '$12',
    padding: '$4 $12',
    borderRadius: '$control',
    border: '1px solid $lineStrong',
    backgroundColor: '$surface2',
    color: '$ink1',
    font: 'inherit',
    cursor: 'pointer',
  },
});
const Line = styled('p', {
  margin: 0,
  display: 'flex',
  gap: '$4',
  alignItems: 'flex-start',
  text: 13,
  color: '$ink2',
  overflowWrap: 'anywhere',
});

/** Uploads what was chosen at once; the form keeps the upload's id, so that a refused form loses no file. */
export function FileWidget({
  id,
  value,
  schema,
  options,
  registry,
  disabled = false,
  required = false,
  onChange,
  rawErrors = [],
}: WidgetProps) {
  const { formId } = registry.formContext as { readonly formId: string | null };
  const upload = useUpload(formId ?? '', String(options['partId']), String(options['field']));
  const [state, setState] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const limits = limitsIn(schema);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const problem = fileProblem(file, limits);
    setState(problem);
    if (problem !== null) return onChange(undefined);
    setIsSending(true);
    const sent = await upload(file);
    setIsSending(false);
    setState(sent.ok ? null : sent.problem);
    onChange(sent.ok ? sent.id : undefined);
  };
  const name = typeof value === 'string' ? nameOf(value) : null;
  return (
    <>
      <Input
        id={id}
        name={id}
        type="file"
        accept={limits.accept.join(',')}
        disabled={disabled || isSending}
        required={required && !value}
        aria-describedby={`${id}-state ${describedBy(id)}`}
        aria-invalid={rawErrors.length > 0 || state !== null || undefined}
        onChange={(event) => void choose(event)}
      />
      <Line id={`${id}-state`} aria-live="polite">
        {state !== null ? <Icon name="alert" size={16} /> : value ? <Icon name="check" size={16} /> : null}
        {isSending ? 'Sending…' : (state ?? (value ? `${name ?? 'Your file'} has arrived.` : limitsInWords(limits)))}
      </Line>
    </>
  );
}

type Sent = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string };

function useUpload(formId: string, partId: string, field: string): (file: File) => Promise<Sent> {
  const { http, credentials } = usePlatform();
  return async (file) => {
    const id = newId();
    const query = new URLSearchParams({ formId, partId, field, uploadId: id, name: file.name.slice(0, 200) });
    const headers = { ...(await credentials.headers()), 'content-type': file.type };
    const answer = await http({ method: 'POST', path: `/i/form_files?${query.toString()}`, headers, file });
    if (!answer.ok) return { ok: false, problem: wordsOf(answer.refusal.body) };
    rememberName(id, file.name);
    return { ok: true, id };
  };
}

const wordsOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'The file could not be sent. Check your connection and choose it again.';
