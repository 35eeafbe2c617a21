import { animateIn } from '@/components/islands/animate-in'

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
