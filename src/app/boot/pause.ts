type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Lets the browser answer its player, then goes on. */
export const nextTask = (): Promise<void> => (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
