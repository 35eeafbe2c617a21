import type { ReactNode } from 'react'
import { Reveal } from '@/components/islands/reveal'
import { PainMap } from '@/components/sections/pain-map'
import { WithoutOffer } from '@/components/sections/quiet-page'
import { renderedLater } from '@/components/ui/classes'
import type { PageProps } from './define-page'
import { FeatureList, HelpBoard } from './home-care'
import { HomeHero } from './home-hero'
import { NewPatientOffer, Reasons } from './home-offer'
import { AboutClinic, MeetDoctor, PatientWords, ThreeSteps } from './home-trust'

/** Show a section below the first screen. Phones render it when the visitor scrolls near it. */
function Later({ children }: { children: ReactNode }) {
  return (
    <div className={renderedLater} data-reveal="">
      {children}
    </div>
  )
}

export function HomePage({ locale }: PageProps) {
  return (
    <>
      <WithoutOffer />
      <HomeHero locale={locale} />
      <Later>
        <FeatureList locale={locale} />
      </Later>
      <Later>
        <PainMap locale={locale} />
        <HelpBoard locale={locale} />
      </Later>
      <Later>
        <MeetDoctor locale={locale} />
      </Later>
      <Later>
        <PatientWords locale={locale} />
      </Later>
      <Later>
        <ThreeSteps locale={locale} />
      </Later>
      <Later>
        <NewPatientOffer locale={locale} />
      </Later>
      <Later>
        <Reasons locale={locale} />
      </Later>
      <Later>
        <AboutClinic locale={locale} />
      </Later>
      <Reveal />
    </>
  )
}
