/** Icons of the first view, on the library's 24-unit grid; the library loads later. */
export const corePaths = {
  'arrow-down': 'M12 5v14M6 13l6 6l6-6',
  'arrow-up': 'M12 19V5M6 11l6-6l6 6',
  'chevron-left': 'M15 6l-6 6l6 6',
  'chevron-right': 'M9 6l6 6l-6 6',
  lock: 'M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2ZM8 11V7.5a4 4 0 0 1 8 0V11',
  menu: 'M4 6h16M4 12h16M4 18h16',
  'responsible-gaming': 'M12 3l8 2.8v5.7c0 4.8-3.3 8-8 9.7c-4.7-1.7-8-4.9-8-9.7V5.8ZM8.5 12l2.5 2.5l4.5-5',
} as const;

export type CoreIconName = keyof typeof corePaths;
