import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { OwnFile } from '../preview/ownFile.ts';

const Hidden = styled('input', { position: 'absolute', opacity: 0, size: '1px' });
const Veil = styled('div', {
  position: 'fixed',
  inset: '$16',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '2px dashed $accent',
  borderRadius: '$16',
  backgroundColor: '$surface1',
  color: '$ink1',
  text: 22,
  opacity: 0.96,
  pointerEvents: 'none',
  zIndex: '$dialog',
});

const isFileDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

export function OwnFilePicker({ onOpen }: { readonly onOpen: (file: OwnFile) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;
  const [isDragging, setIsDragging] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent): void => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      setIsDragging(false);
      void open(event.dataTransfer?.files[0], latest.current);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <>
      <Button tone="secondary" block onClick={() => input.current?.click()} aria-describedby={id}>
        Open a JSON file…
      </Button>
      <Hidden
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="JSON file of a document"
        tabIndex={-1}
        onChange={({ target }) => {
          void open(target.files?.[0], onOpen);
          // Without this, the same file could not be picked again.
          target.value = '';
        }}
      />
      <span id={id} hidden>
        Or drop a file anywhere on this page.
      </span>
      {isDragging ? <Veil aria-hidden>Drop the file to check and preview it</Veil> : null}
    </>
  );
}

async function open(file: File | undefined, onOpen: (file: OwnFile) => void): Promise<void> {
  if (file) onOpen({ name: file.name, text: await file.text() });
}
