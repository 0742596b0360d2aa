/** The amounts (₹) that a borrower can ask for: from the smallest to the largest loan in the lenders' table. */
export const LOAN_AMOUNT = { min: 1_000, max: 50_00_000 } as const;

/** The tenures that a borrower can ask for, months. */
export const LOAN_TENURE = { min: 3, max: 60 } as const;
