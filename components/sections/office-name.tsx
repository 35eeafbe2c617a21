import type { Office } from '@/lib/clinic/offices'

/** Show the name of an office, which is the same in both languages. */
export const OfficeName = ({ office }: { office: Office }) => <span translate="no">{office.name}</span>
