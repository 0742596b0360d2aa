/** Drawings of 24 by 24 by the key of the product. */
const DRAWINGS: Readonly<Record<string, string>> = {
  personal: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-5.5 7.5-5.5s6.7 1.5 7.5 5.5',
  gold: 'M8 9h8l2 5H6zM3 20l2-5h6l2 5zM13 20l2-5h4l2 5z',
  business: 'M4 8h16v12H4zM9 8V5h6v3M4 13h16M12 12v2.5',
  housing: 'M3.5 11.5 12 4l8.5 7.5M6 10v10h12V10M10 20v-6h4v6',
  cards: 'M3 6h18v13H3zM3 10h18M6.5 15h4',
  insurance: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.2 10',
  student:
    'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V16c1.5 1.5 3.5 2 5.5 2s4-.5 5.5-2v-4.5M21.5 9.5V15',
  two_wheeler:
    'M6 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 16h6l3.5-6H9M14 7h2.5L18 16',
  car: 'M4 16v-4l2-5.5h12l2 5.5v4zM4 12h16M6.5 16v2.5M17.5 16v2.5M7 14h1.5M15.5 14H17',
  voucher:
    'M3.5 7h17v3.5a1.8 1.8 0 0 0 0 3.5v3.5h-17V14a1.8 1.8 0 0 0 0-3.5zM14 7.5v1.5M14 11.5v1.5M14 15.5V17',
};

/** A product's picture, in the colour of its text. */
export function ProductIcon({ product }: { product: string }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        d={DRAWINGS[product] ?? DRAWINGS['personal']}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
