/** The form of a document, for all parts of the editor: the server reads and merges drafts by the same code. */
export * from '#src/lib/draft/document.ts';
