/** 1 full access, 2 reports and service, 3 service and telecalling (specification, section 6). */
export type AdminRole = 1 | 2 | 3;
