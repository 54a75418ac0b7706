import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { inputFace } from '#src/ui/fields/Field.tsx';
import { describedBy } from '#src/ui/fields/FieldProblems.tsx';
import { styled } from '#src/ui/stitches.ts';
import { fileProblem, limitsIn, limitsInWords, nameOf } from './files.ts';
import type { FileContext } from './sendingFiles.ts';
import { type Sent, useUpload } from './useUpload.ts';

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

/** Uploads a file at once, so that a refused form submission does not lose it. */
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
  const { filesTo, onSending } = registry.formContext as FileContext;
  const upload = useUpload(filesTo ?? '', String(options['partId']), String(options['field']));
  const [state, setState] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const limits = limitsIn(schema);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (!file) return;
    const sent = await sendIfTaken(file);
    setState(sent.ok ? null : sent.problem);
    // Clears the file input, because otherwise choosing the same file again fires no event.
    if (!sent.ok) target.value = '';
    onChange(sent.ok ? sent.id : undefined);
  };
  const sendIfTaken = async (file: File): Promise<Sent> => {
    const problem = fileProblem(file, limits);
    if (problem !== null) return { ok: false, problem };
    setState(null);
    tellSending(true);
    try {
      return await upload(file);
    } finally {
      tellSending(false);
    }
  };
  const tellSending = (isNow: boolean): void => {
    setIsSending(isNow);
    onSending(isNow);
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
        {isSending ? t`Uploading…` : (state ?? (value ? t`${name ?? t`Your file`} is uploaded.` : limitsInWords(limits)))}
      </Line>
    </>
  );
}
