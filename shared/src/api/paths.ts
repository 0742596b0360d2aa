/** Of the list of lenders; apart from its call, since it is asked for before the schemas are there. */
export const LENDERS_PATH = '/api/get-lenders-data';
