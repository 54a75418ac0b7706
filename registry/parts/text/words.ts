/** Maps names to layout texts. Callers provide defaults for missing texts. */
export const wordsIn = <N extends string>({ words }: { readonly words: readonly { readonly name: string; readonly text: string }[] }) =>
  Object.fromEntries(words.map(({ name, text }) => [name, text])) as { readonly [P in N]?: string };
