/** Stands in for the measuring of fields that Headless UI offers style sheets as `--input-width`. */
const unmeasured = {}
export const useElementSize = () => unmeasured
