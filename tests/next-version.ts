/** The next version of the site, alone and over the files of the former one (tests/build-next-version.ts). */
export const nextVersion = 'test-results/next-version'
export const nextVersionOverFormer = 'test-results/next-version-over-former'
