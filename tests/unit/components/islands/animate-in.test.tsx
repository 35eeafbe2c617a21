import { animateIn, animateStepIn } from '@/components/islands/animate-in'
import { mockMedia } from '../../navigation-mock'

test('it animates opacity and position, and leaves no styles behind', () => {
  const animations: { onfinish?: () => void; cancel: jest.Mock }[] = []
  const element = document.createElement('p')
  element.animate = jest.fn(() => {
    animations.push({ cancel: jest.fn() })
    return animations.at(-1) as unknown as Animation
  })
  animateIn(element, 'translateY(16px)', 600)
  expect(jest.mocked(element.animate).mock.calls).toEqual([
    [{ opacity: [0, 1] }, expect.objectContaining({ duration: 600, easing: 'ease-out' })],
    [{ transform: ['translateY(16px)', 'none'] }, expect.objectContaining({ duration: 600, easing: 'ease-out' })],
  ])
  for (const animation of animations) {
    animation.onfinish?.()
    expect(animation.cancel).toHaveBeenCalled()
  }
})

describe('a step', () => {
  const element = document.createElement('p')
  const from = () =>
    jest
      .mocked(element.animate)
      .mock.calls.map(([frames]) => frames)
      .at(-1)
  beforeEach(() => {
    element.animate = jest.fn(() => ({}) as Animation)
  })

  test('enters from its own side', () => {
    animateStepIn(element, false)
    expect(from()).toEqual({ transform: ['translateX(16px)', 'none'] })
    animateStepIn(element, true)
    expect(from()).toEqual({ transform: ['translateX(-16px)', 'none'] })
  })

  test('does not move with reduced motion', () => {
    mockMedia('prefers-reduced-motion: reduce')
    animateStepIn(element, false)
    expect(element.animate).not.toHaveBeenCalled()
  })
})
