/** In code points. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

export function passwordProblem(password: string): 'too-long' | 'too-short' | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.least) return 'too-short';
  return length > PASSWORD_LENGTH.most ? 'too-long' : null;
}
