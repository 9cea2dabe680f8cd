-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.invitation_email(from_side text, name text, code text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'heading', case from_side when 'learner' then 'You decide. Read it first.' else 'A guardian wants to be linked' end,
    'paragraphs', case from_side
      when 'learner' then jsonb_build_array(
        name || ' is under 18 and is learning to recognize and reverse an opioid overdose. They gave us your address, so that you can decide what they take part in.',
        'Open the page below, sign in or make an account with this address, and say yes or no to each part. Nothing starts without you.')
      else jsonb_build_array(
        name || ' says they are your parent or guardian and would like to see your progress here and give consent for you.',
        'If that is right, sign in with this address and say yes. If not, say no or ignore this mail: nothing happens without your yes.')
      end,
    'action', jsonb_build_object('label', 'Look at the invitation', 'path', '/guardian/accept/' || code),
    'code', code,
    'code_note', 'Or type this code on the site. It works once, for 14 days:',
    'footnote', 'You don’t know who this is? Then do nothing. The invitation ends by itself and we forget your address.'
  )
$function$;
grant execute on function private.invitation_email(from_side text, name text, code text) to function_owner;
