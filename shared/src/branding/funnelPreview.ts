import type { Brand } from './brand';
import type { Mode } from './colours/neutrals';

/** The pages of the preview: the sign-in, the list of products, and the first questions of the loan form. */
export const PREVIEW_PAGES = ['start', 'products', 'questions'] as const;
export type PreviewPage = (typeof PREVIEW_PAGES)[number];

/** What the preview of a funnel shows. The partner's portal posts it to the borrower's app in a frame. */
export interface FunnelPreview {
  type: 'funnel-preview';
  page: PreviewPage;
  language: 'en' | 'hi';
  mode: Mode;
  /** The partner's brand with the funnel that is being edited. */
  brand: Brand;
}

/** The message that the borrower's app in a frame posts once it listens. */
export const PREVIEW_READY = 'funnel-preview-ready';

/** The address of the frame. Pages at other addresses refuse to be framed. */
export const previewPath = (segment: string): string => `/${segment}?preview`;

/** Whether a message tells the preview what to show. */
export const isFunnelPreview = (value: unknown): value is FunnelPreview =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'funnel-preview';
