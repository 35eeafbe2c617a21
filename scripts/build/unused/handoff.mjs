import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Stands in for the question whether React has taken over the page, which React since 18 answers itself. */
export const useServerHandoffComplete = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
