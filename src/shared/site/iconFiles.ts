/** Side lengths in pixels. Browsers install a site only if it has icons of both sizes. */
export const ICON_SIZES = [192, 512] as const;

/** Folder beside the server's code, with the icons of each brand. */
export const ICON_FOLDER = 'icons';
export const iconFile = (brand: string, size: number): string => `${ICON_FOLDER}/${brand}-${size}.png`;
