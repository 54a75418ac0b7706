import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Said to assistive technology with the title; also shown under it. */
  readonly description?: string;
  readonly children?: ReactNode;
  /** Controls at the bottom, the main one last. */
  readonly actions?: ReactNode;
  /** False: only a control inside closes it. */
  readonly dismissible?: boolean;
  /** `side` comes from the inline end and takes the whole height, `sheet` from the bottom, `start` from the inline start. */
  readonly placement?: 'centre' | 'side' | 'start' | 'sheet';
  /** Pixels; the screen's width is the most. */
  readonly width?: number;
  /** Hides the title from sight when the content has its own. */
  readonly titleHidden?: boolean;
  /** `alertdialog` for what must be answered. */
  readonly role?: 'dialog' | 'alertdialog';
};

type Surface = ComponentType<DialogProps>;
/** Null until its code has come. */
let surface: Surface | null = null;

async function load(): Promise<Surface> {
  surface = (await import('./DialogSurface.tsx')).DialogSurface;
  return surface;
}
const LateSurface = lazy(async () => ({ default: await load() }));

/**
 * Drawn at once where its code is there. React waits 300 ms between a fallback and what comes for it: a dialog that was decided on because nobody
 * was typing would take the focus from a field of a moment later.
 */
const PromptSurface = (props: DialogProps) => createElement(surface ?? LateSurface, props);

/** A modal over the page. Its code loads when the first one opens. */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <PromptSurface {...props} />
    </Suspense>
  ) : null;
}

/** Fetches the dialog's code ahead of its first use. */
export const preloadDialog = (): Promise<unknown> => load();
