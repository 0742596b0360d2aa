/** Path of the list of lenders. It is separate from its call, because a page requests it before it loads the schemas. */
export const LENDERS_PATH = '/api/get-lenders-data';
