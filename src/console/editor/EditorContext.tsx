import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import type { Editor, EditorState } from './editor.ts';
import type { ListedKind } from '#src/shared/console/composing.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { IsKind } from './model/outline.ts';

export type Listed = OutputOf<'listKinds'>;

export type Vocabulary = Omit<Listed, 'kinds'> & { readonly kinds: ReadonlyMap<string, ListedKind>; readonly isKind: IsKind };

/** A new object when the draft closes, so that consumers render again. */
export type EditorValue = { readonly editor: Editor; readonly vocabulary: Vocabulary; readonly isReadOnly: boolean };
const EditorContext = createContext<EditorValue | null>(null);

export function EditorProvider({ value, children }: { readonly value: EditorValue; readonly children: ReactNode }) {
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** Throws outside an `EditorProvider`. */
export function useEditor(): EditorValue {
  const value = use(EditorContext);
  if (!value) throw new Error('useEditor needs an EditorProvider above it');
  return value;
}

export const useEdited = <T,>(select: (state: EditorState) => T): T => useStore(useEditor().editor.store, select);
